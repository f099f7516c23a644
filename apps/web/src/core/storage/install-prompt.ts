/** How Chromium lets a page ask for its own installation (no standard yet: Web App Manifest, `BeforeInstallPromptEvent`). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function change(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser from offering installation by itself. To be called as the page starts. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** The deferred prompt; null where this browser cannot install, or has installed. */
export const getInstallPrompt = (): InstallPrompt | null => kept;

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
