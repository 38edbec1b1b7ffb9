import type { ListedStay } from '#domain/stays/found-stay.ts'
import type { MapLabel } from '../../../map/map-style.ts'

/** A district is written in the middle of its houses, once it has a few. */
const least = 3

export function districtLabels(listed: readonly Pick<ListedStay, 'stay'>[]): MapLabel[] {
  const byDistrict = Map.groupBy(
    listed.filter(({ stay }) => stay.district),
    ({ stay }) => stay.district ?? '',
  )
  return [...byDistrict].flatMap(([name, houses]): MapLabel[] => {
    if (houses.length < least) return []
    const middle = (of: (stay: ListedStay['stay']) => number) =>
      houses.reduce((sum, { stay }) => sum + of(stay), 0) / houses.length
    return [{ name, at: [middle(({ longitude }) => longitude), middle(({ latitude }) => latitude)], kind: 'district' }]
  })
}
