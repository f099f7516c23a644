import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/lib/run.mjs';
import { atEnd } from '../lib/run.mjs';
import { startVoice } from './voice.mjs';

/** Starts a program that ends with the script. */
function start(command, args, env, stdio = 'ignore') {
  const child = spawn(command, args, { env, stdio });
  child.on('error', () => undefined);
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill();
    await once(child, 'exit');
  });
  return child;
}

/** The first line that a program says on one of its streams. */
async function firstLine(child, stream) {
  const lines = createInterface({ input: child.stdio[stream] });
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`${child.spawnfile} ended`);
    }),
  ]);
  return line;
}

/** A screen that nobody sees, with a window manager, without which no window gets the keyboard. */
async function startScreen(env) {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], env, [
    'ignore',
    'ignore',
    'ignore',
    'pipe',
  ]);
  const display = `:${await firstLine(screen, 3)}`;
  start('openbox', [], { ...env, DISPLAY: display });
  return display;
}

async function startBus(env) {
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], env, [
    'ignore',
    'pipe',
    'ignore',
  ]);
  return firstLine(bus, 1);
}

/** What is not said here: keys that are pressed, which everybody knows. */
const orcaSettings = {
  general: {},
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      pronunciations: {},
      keybindings: {},
      enableKeyEcho: false,
      enableEchoByCharacter: false,
      enableEchoByWord: false,
      enableBraille: false,
      enableBrailleMonitor: false,
      enableSound: false,
    },
  },
};

/** It asks neither whether to keep a password nor whether to translate: both take the keyboard. */
const chromiumSettings = {
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  translate: { enabled: false },
};

async function startOrca(folder, env) {
  const settings = join(folder, 'home/.local/share/orca');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'user-settings.conf'), JSON.stringify(orcaSettings));
  const file = join(folder, 'orca.log');
  return start('orca', ['--replace', '--debug-file', file], env);
}

/**
 * The desktop of a blind user: an invisible screen, the accessibility bus, Orca, Chromium.
 * @returns Chromium's page (Playwright's, to read what is on it), the file of what is spoken, and the
 * environment of keys.
 */
export async function openDesk(folder) {
  const home = join(folder, 'home');
  const runtime = join(folder, 'runtime');
  await mkdir(home, { recursive: true });
  await mkdir(runtime, { recursive: true, mode: 0o700 });
  const bare = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LANG: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
  };
  const display = await startScreen(bare);
  const onScreen = { ...bare, DISPLAY: display };
  const address = await startBus(onScreen);
  const bus = { ...onScreen, DBUS_SESSION_BUS_ADDRESS: address };
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'], bus);
  const voice = await startVoice(folder, bus);
  await startOrca(folder, voice.env);
  await mkdir(join(folder, 'chromium/Default'), { recursive: true });
  await writeFile(join(folder, 'chromium/Default/Preferences'), JSON.stringify(chromiumSettings));
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const context = await chromium.launchPersistentContext(join(folder, 'chromium'), {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: false,
    viewport: null,
    locale: 'fr-FR',
    // of a test: Chromium shows no warning about the sandbox that root has not
    args: [
      ...['--force-renderer-accessibility', '--no-sandbox', '--test-type', '--lang=fr'],
      ...['--window-size=1280,1000'],
    ],
    env: voice.env,
  });
  atEnd(() => context.close());
  const [page] = context.pages();
  return {
    page,
    saidFile: voice.file,
    /** How many lines of it somebody has heard. */
    linesRead: 0,
    env: voice.env,
    /** Forgets who was signed in, and what was typed. */
    async leave(url) {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
    /** Has the browser hold an account's session, and its choice about cookies. */
    async signIn(url, email, password) {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const { user, token } = await answer.json();
      await context.addCookies([{ name: 'cookieConsent', value: 'refused', url }]);
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(
        ([userText, tokenText]) => {
          localStorage.setItem('user', userText);
          localStorage.setItem('token', tokenText);
        },
        [JSON.stringify(user), token],
      );
    },
  };
}
