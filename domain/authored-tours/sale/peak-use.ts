/** Units of a resource that are in use for a time. Uses of one `sharedBy` are one use: a guide leads everybody of a departure. */
export interface ResourceUse {
  startsAt: number
  /** Not included. */
  endsAt: number
  units: number
  sharedBy: string | null
}

/** The units in use at an instant. */
function useAt(uses: readonly ResourceUse[], instant: number): number {
  const shared = new Map<string, number>()
  let own = 0
  for (const { startsAt, endsAt, units, sharedBy } of uses) {
    if (instant < startsAt || instant >= endsAt) continue
    if (sharedBy === null) own += units
    else shared.set(sharedBy, Math.max(shared.get(sharedBy) ?? 0, units))
  }
  return [...shared.values()].reduce((sum, units) => sum + units, own)
}

/** The most units that are in use at one instant of a period: use rises only where one starts. */
export const peakUse = (uses: readonly ResourceUse[], { startsAt, endsAt }: Pick<ResourceUse, 'startsAt' | 'endsAt'>): number =>
  [startsAt, ...uses.map((use) => use.startsAt)]
    .filter((instant) => instant >= startsAt && instant < endsAt)
    .reduce((most, instant) => Math.max(most, useAt(uses, instant)), 0)
