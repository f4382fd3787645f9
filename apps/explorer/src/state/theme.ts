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
const listeners = new Set<() => void>();

function apply(): void {
  if (current === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current;
}
apply();

/** Chooses a theme. */
export function setTheme(theme: Theme): void {
  current = theme;
  apply();
  try {
    localStorage.setItem(NAME, theme);
  } catch {
    // storage is blocked: it holds until the page is left
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener("change", listener);
    listeners.delete(listener);
  };
}

/** The reader's choice. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);

/** Whether the page is dark now. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () =>
    current === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : current === "dark",
  );
