import type { Random } from '../random.ts';
import { drawChartFrame, drawKey } from './chart-frame.ts';
import type { Sheet } from './sheet.ts';
import { groupDigits, type Subject } from './subject.ts';

const months = 'Jan Fév Mar Avr Mai Jui Jul Aoû Sep Oct Nov Déc'.split(' ');
/** Shares of a year's heat and a summer's excess, as the French climate spreads them. */
const heatShares = [0.2, 0.17, 0.13, 0.07, 0.02, 0, 0, 0, 0.01, 0.07, 0.14, 0.19];
const coldShares = [0, 0, 0, 0.02, 0.06, 0.2, 0.34, 0.28, 0.1, 0, 0, 0];

/** What a building needs in each month, before and after. Returns its scale. */
export function drawNeedsView(sheet: Sheet, random: Random, { area }: Subject): string {
  const { accent, glass, soft, roof, ink } = sheet.palette;
  const before = random.int(90, 140);
  const after = random.int(14, 38);
  const cold = random.int(5, 11);
  const top = Math.ceil((before * 0.2) / 5) * 5;
  const chart = drawChartFrame(sheet, 'Besoins mensuels de chauffage et de froid', 'kWh/m²', [0, top, 5]);
  const pitch = (chart.right - chart.left) / 12;
  months.forEach((month, index) => {
    const x = chart.left + index * pitch + pitch * 0.14;
    const bar = (shift: number, value: number, fill: string) =>
      sheet.rect(x + shift * pitch, chart.y(value), pitch * 0.22, chart.bottom - chart.y(value), {
        fill,
        color: ink,
        width: value > 0 ? 0.8 : 0,
      });
    bar(0, before * (heatShares[index] ?? 0), soft);
    bar(0.25, after * (heatShares[index] ?? 0), accent);
    bar(0.5, cold * (coldShares[index] ?? 0), glass === sheet.palette.paper ? roof : glass);
    sheet.text(month, x + pitch * 0.36, chart.bottom + 20, { size: 9, align: 'center' });
  });
  let x = drawKey(sheet, 110, 676, soft, `Existant ${before} kWh/m².an`);
  x = drawKey(sheet, x, 676, accent, `Projet ${after} kWh/m².an`);
  drawKey(sheet, x, 676, glass, `Froid ${cold} kWh/m².an`);
  sheet.text(`${groupDigits(area)} m² chauffés`, 1120, 84, { size: 10, align: 'right', color: soft });
  return 'Sans échelle';
}

/** A hot week inside, without and with night ventilation, below the temperature outside. Returns its scale. */
export function drawSummerView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { accent, ink, soft, roof, lit } = sheet.palette;
  const chart = drawChartFrame(sheet, 'Semaine chaude, sans climatisation', '°C', [16, 40, 4]);
  const hours = 7 * 24;
  const x = (hour: number) => chart.left + (hour / hours) * (chart.right - chart.left);
  sheet.rect(chart.left, chart.y(28), chart.right - chart.left, chart.y(26) - chart.y(28), {
    fill: lit,
    fillOpacity: 0.8,
    width: 0,
  });
  const peaks = Array.from(
    { length: 7 },
    (_, day) => 31 + Math.sin((day / 6) * Math.PI) * 5 + random.between(-0.8, 0.8),
  );
  const curve = (value: (hour: number, peak: number) => number) =>
    Array.from({ length: hours / 3 + 1 }, (_, step): [number, number] => {
      const hour = step * 3;
      const [day, share] = [Math.floor(hour / 24), (hour % 24) / 24];
      // between two days' peaks
      const peak =
        (peaks[Math.min(6, day)] ?? 31) * (1 - share) + (peaks[Math.min(6, day + 1)] ?? 31) * share;
      return [x(hour), chart.y(value(hour, peak))];
    });
  const wave = (hour: number, late: number) => Math.cos(((hour - 16 - late) / 24) * 2 * Math.PI);
  sheet.polyline(
    curve((hour, peak) => peak - 7 + 7 * wave(hour, 0)),
    { color: soft, width: 2 },
  );
  sheet.polyline(
    curve((hour, peak) => 28.6 + (peak - 32) * 0.55 + 1.6 * wave(hour, 3)),
    { color: roof, width: 2.6, dash: '9 5' },
  );
  sheet.polyline(
    curve((hour, peak) => 25.2 + (peak - 32) * 0.3 + 1.2 * wave(hour, 4)),
    { color: accent, width: 3.4 },
  );
  for (let day = 0; day < 7; day += 1) {
    sheet.line(x(day * 24), chart.bottom, x(day * 24), chart.bottom + 6, { color: ink });
    sheet.text(`Jour ${day + 1}`, x(day * 24 + 12), chart.bottom + 20, { size: 9, align: 'center' });
  }
  let at = drawKey(sheet, 110, 676, soft, 'Air extérieur');
  at = drawKey(sheet, at, 676, roof, 'Sans ventilation nocturne');
  at = drawKey(sheet, at, 676, accent, 'Variante retenue');
  drawKey(sheet, at, 676, lit, 'Confort 26–28 °C');
  const room = building.levels[0]?.rooms.toSorted((a, b) => b.width * b.depth - a.width * a.depth)[0];
  if (room) sheet.text(room.name, 1120, 84, { size: 10, align: 'right', color: soft });
  return 'Sans échelle';
}

/** The corner of a wall and a floor with its lines of equal temperature. Returns its scale. */
export function drawIsothermsView(sheet: Sheet, random: Random): string {
  const { ink, soft, paper, ground } = sheet.palette;
  const warmth = ['#3a6ea5', '#5f97c0', '#93bfd0', '#cfdcc0', '#f0d590', '#eca85c', '#dd7440', '#c9472b'];
  const [left, top, right, bottom] = [150, 80, 760, 660];
  const wall = 230;
  const floorTop = 400;
  const floorThick = 96;
  sheet.rect(28, 28, 1144, 692, { fill: paper, width: 0 });
  sheet.rect(left, top, right - left, bottom - top, { fill: warmth[7] ?? ink, fillOpacity: 0.22, width: 0 });
  // from the cold face inwards; at the floor's edge the lines bend towards the inside
  const bulge = random.between(40, 70);
  const bands = warmth.length;
  for (let band = bands; band > 0; band -= 1) {
    const x = left + (wall * band) / bands;
    const bend = bulge * Math.sin((Math.min(band, bands - 1) / bands) * Math.PI);
    const middle = floorTop + floorThick / 2;
    sheet.path(
      `M${left} ${top}H${x.toFixed(1)}V${middle - 150}C${x.toFixed(1)} ${middle - 70} ${(x + bend).toFixed(1)} ${middle - 60} ${(x + bend).toFixed(1)} ${middle}S${x.toFixed(1)} ${middle + 70} ${x.toFixed(1)} ${middle + 150}V${bottom}H${left}Z`,
      { fill: warmth[band - 1] ?? ink, color: paper, width: 1.2 },
    );
  }
  sheet.rect(left + wall, floorTop, right - left - wall, floorThick, {
    fill: warmth[6] ?? ink,
    fillOpacity: 0.75,
    width: 1.4,
  });
  sheet.path(
    `M${left} ${top}V${bottom}M${left + 34} ${top}V${bottom}M${left + 130} ${top}V${bottom}M${left + wall} ${top}V${floorTop}M${left + wall} ${floorTop + floorThick}V${bottom}`,
    { color: ink, width: 1.6 },
  );
  sheet.text('Extérieur –5 °C', 90, 380, { size: 9, align: 'center', turn: -90, color: soft });
  sheet.text('Intérieur 19 °C', 560, 240, { size: 11, align: 'center' });
  sheet.text('Plancher béton 20 cm', 580, floorTop + 54, { size: 9.5, align: 'center' });
  ['Enduit 2 cm', 'Isolant biosourcé 14 cm', 'Voile béton 18 cm'].forEach((name, index) => {
    const from = [left + 17, left + 82, left + 180][index] ?? left;
    const y = 116 + index * 32;
    sheet.circle(from, y, 3.4, { fill: ink, width: 0 });
    sheet.line(from, y, 800, y, { color: ink, width: 0.8 });
    sheet.text(name, 812, y + 4, { size: 10 });
  });
  sheet.text(`Psi = ${(0.14 + bulge / 700).toFixed(2)} W/(m.K)`, 812, 300, { size: 15, width: 2 });
  sheet.text(`f Rsi = ${(0.95 - bulge / 500).toFixed(2)}`, 812, 332, { size: 12 });
  warmth.forEach((fill, index) => {
    sheet.rect(812 + index * 38, 560, 38, 22, { fill, color: ground, width: 0.6 });
    if (index % 2 === 0)
      sheet.text(`${-5 + index * 3}`, 812 + index * 38, 602, { size: 8.5, align: 'center' });
  });
  sheet.text('Température, °C', 812, 548, { size: 9, color: soft });
  return '1/5';
}
