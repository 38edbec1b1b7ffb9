declare module '#web/map/coasts.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  import type { Point } from '#domain/travel/distance.ts'

  const coasts: Topology<{ coasts: GeometryCollection<Point> }>
  export default coasts
}
