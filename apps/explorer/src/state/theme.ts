/** Dark or light: as the system has it, unless the reader chooses. */
import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const NAME = "primary-network-explorer.theme";
const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);

function read(): Theme {
  try {
    const kept = localStorage.getItem(NAME);
    return isTheme(kept) ? kept : "system";
  } catch {
    return "system"; // storage is blocked
  }
}

let current = read();
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

const isDark = (): boolean => (current === "system" ? system.matches : current === "dark");

/** Lets the styles know, and who listens. */
function apply(): void {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  for (const listener of listeners) listener();
}
apply();
system.addEventListener("change", apply);

/** Chooses a theme. */
export function setTheme(theme: Theme): void {
  current = theme;
  apply();
  try {
    localStorage.setItem(NAME, theme);
  } catch {
    // storage is blocked: it holds until the page is left
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);

/** Returns true while the page is dark. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
