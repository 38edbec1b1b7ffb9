import { flatten } from '../compose.ts'
import { landscape } from '../landscape.ts'
import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { clipped, group, HEIGHT, rect, WIDTH } from '../paint.ts'

/** The visible part of the landscape in a window: from the top down to a little below the horizon. */
const HORIZON = 560
const SHOWN = 720

/** The outside through a window, small and distant; `name` distinguishes the windows of a room. */
export function pane(
  look: Look,
  light: Light,
  cut: readonly [x: number, y: number, width: number, height: number],
  name: string,
): string {
  const [x, y, width, height] = cut
  const country = landscape({
    id: `${name}${look.seed}`,
    seed: look.seed,
    land: look.land,
    light,
    horizon: HORIZON,
    bottom: HEIGHT,
  })
  const scale = Math.max(width / WIDTH, height / SHOWN)
  const inner = group(
    flatten(country, light, 'outside'),
    `transform="translate(${x + width / 2 - (WIDTH * scale) / 2} ${y + height - SHOWN * scale}) scale(${scale.toFixed(3)})"`,
  )
  return clipped(`${name}cut${look.seed}`, rect(x, y, width, height, '#000'), inner)
}
