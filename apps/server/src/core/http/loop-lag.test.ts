import { expect, it } from 'vitest';
import { LoopLag } from './loop-lag.ts';

/** A loop whose turns take as long as told. */
function steeredLoop() {
  let now = 0;
  let look: (() => void) | null = null;
  const lag = new LoopLag({
    now: () => now,
    every: (_ms, given) => {
      look = given;
      return () => {
        look = null;
      };
    },
  });
  return {
    lag,
    isMeasured: () => look !== null,
    turns(count: number, tookMs: number) {
      for (let turn = 0; turn < count; turn += 1) {
        now += tookMs;
        look?.();
      }
    },
  };
}

it('measures nothing before a request comes, and a second after the last', () => {
  const { lag, isMeasured, turns } = steeredLoop();
  expect(isMeasured()).toBe(false);
  lag.notice();
  turns(49, 20);
  expect(isMeasured()).toBe(true);
  lag.notice();
  turns(49, 20);
  expect(isMeasured()).toBe(true);
  turns(1, 20);
  expect(isMeasured()).toBe(false);
});

it('tells by how much turns are late, half a second after they began to be and to be no longer', () => {
  const { lag, turns } = steeredLoop();
  lag.notice();
  turns(1, 320);
  expect(lag.currentMs).toBe(0);
  turns(1, 320);
  expect(lag.currentMs).toBe(300);
  turns(24, 20);
  expect(lag.currentMs).toBe(300);
  turns(1, 20);
  expect(lag.currentMs).toBe(0);
});

it('takes no pause for lag that lasts, at whatever place of the window it comes', () => {
  for (let place = 0; place < 26; place += 1) {
    const { lag, turns } = steeredLoop();
    lag.notice();
    turns(place, 20);
    const seen = [600, ...Array.from({ length: 40 }, () => 20)].map((tookMs) => {
      turns(1, tookMs);
      return lag.lastingMs;
    });
    expect(Math.max(...seen)).toBe(0);
  }
});

it('takes lag for lasting after three seconds, and for over with the first window without', () => {
  const { lag, turns } = steeredLoop();
  lag.notice();
  turns(9, 320);
  expect(lag.lastingMs).toBe(0);
  turns(3, 320);
  expect(lag.lastingMs).toBe(300);
  turns(25, 20);
  expect(lag.lastingMs).toBe(0);
});

it('says that a loop at rest is on time, however late it was before', () => {
  const { lag, isMeasured, turns } = steeredLoop();
  lag.notice();
  turns(50, 600);
  expect(isMeasured()).toBe(false);
  expect(lag.currentMs).toBe(0);
});

it('hands over each sample once', () => {
  const { lag, turns } = steeredLoop();
  const seen: number[][] = [];
  const read = () => lag.readAndReset(({ count, max }) => seen.push([count, Math.round(max / 1e6)]));
  lag.notice();
  turns(1, 120);
  turns(1, 20);
  read();
  read();
  expect(seen).toEqual([
    [2, 100],
    [0, 0],
  ]);
});

it('measures by the clock of the machine unless told another', async () => {
  const lag = new LoopLag();
  lag.notice();
  const samples = () =>
    new Promise<number>((resolve) => setImmediate(() => lag.readAndReset(({ count }) => resolve(count))));
  while ((await samples()) === 0);
  lag.stop();
});
