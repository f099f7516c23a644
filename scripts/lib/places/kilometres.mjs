const earthRadiusKm = 6371;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, on a sphere. */
export function kilometres(one, other) {
  const lat = Math.sin(radians(other.lat - one.lat) / 2);
  const lon = Math.sin(radians(other.lon - one.lon) / 2);
  const chord = lat * lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lon * lon;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
