import tzlookup from 'tz-lookup'

/** At sea there are only nautical zones; the nearest land is searched within this many degrees. */
const AT_SEA = /^Etc\//
const steps = [0.1, 0.3].flatMap((reach) =>
  [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [north * reach, east * reach] as const)),
)

const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
const within = (degrees: number) => Math.max(-90, Math.min(90, degrees))

/** The IANA time zone at a position; at sea, that of the nearest land. The lookup takes less than a microsecond. */
export function zoneAt(latitude: number, longitude: number): string {
  const zone = tzlookup(within(latitude), turn(longitude))
  if (!AT_SEA.test(zone)) return zone
  const beside = steps.map(([north, east]) => tzlookup(within(latitude + north), turn(longitude + east)))
  return beside.find((other) => !AT_SEA.test(other)) ?? zone
}
