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

/** Keeps the browser from asking by itself, whenever it likes. To be called as the page starts. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** What was held back; null: this browser installs nothing, or has. */
export const getInstallPrompt = (): InstallPrompt | null => kept;

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
