import { linear } from '../paint.ts'

/** The fill `url(#warm)`: a room with its lamps on, seen from outside. */
export const warm = linear('warm', [
  [0, '#ffe9b8'],
  [0.45, '#ffc978'],
  [1, '#d98a3d'],
])
