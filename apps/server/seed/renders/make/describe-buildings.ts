// Writes what Blender needs of the demonstration's buildings, as JSON: `node describe-buildings.ts > buildings.json`.
import { roofHeight, storeysOf } from '../../content/drawings/storeys.ts';
import { programmes } from '../../content/projects/programmes.ts';

const described = Object.fromEntries(
  Object.entries(programmes).map(([code, { building }]) => {
    const { width, depth, storeyHeight, roof, skin, hasPartyWalls, isFlat, levels } = building;
    const storeys = storeysOf(building).map(({ openings }) => openings);
    const rooms = levels[0]?.rooms ?? [];
    const size = { width, depth, storeyHeight, roofHeight: roofHeight(building) };
    return [code, { ...size, roof, skin, hasPartyWalls, isFlat, storeys, rooms }];
  }),
);
process.stdout.write(`${JSON.stringify(described)}\n`);
