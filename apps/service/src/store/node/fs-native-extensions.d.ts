/** The one function of this package that is used; it comes without types. */
declare module "fs-native-extensions" {
  /**
   * Takes the exclusive lock of an open file: of its open file description on Linux, by flock on macOS, by LockFileEx on Windows.
   *
   * @returns false when another process holds it
   * @throws Error with the system's code, such as ENOLCK where the file system has no locks
   */
  export function tryLock(fd: number): boolean;
}
