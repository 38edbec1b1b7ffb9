import { chance } from '../../world/draw.ts'
import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { glow, type Layers, layers, rect, stack, tone } from '../paint.ts'
import { bush } from '../plants.ts'
import { windows } from './windows.ts'

/** Floors that step back one from another, each with a garden before it. */
export function terraces(look: Look, light: Light, ground: number): Layers {
  const { seed, skin } = look
  const [hue, saturation, lightness] = skin
  const steps = 4 + Math.round(chance(seed, 'steps'))
  const storey = 78
  const lean = (chance(seed, 'lean') - 0.5) * 120
  const parts = Array.from({ length: steps }, (_, step) => {
    const width = 880 - step * 140
    const x = 600 - width / 2 + step * lean * 0.4
    const top = ground - (step + 1) * storey
    return stack(
      layers(
        rect(x, top, width, storey, tone(hue, saturation, lightness)) +
          rect(x + width - 60, top, 60, storey, '#000', 'opacity=".12"'),
      ),
      windows({
        x: x + 14,
        y: top + 4,
        width: width - 28,
        height: storey - 8,
        columns: Math.round(width / 96),
        rows: 1,
        fill: [0.8, 0.74],
        glass: tone(206, 30, 36),
        frame: tone(hue, 8, 95),
        seed: seed + step,
        lamps: light.lamps,
      }),
      layers(
        rect(x - 14, top - 10, width + 28, 14, tone(hue, saturation * 0.4, 94)) +
          rect(x - 14, top + 4, width + 28, 6, '#000', 'opacity=".18"') +
          (step < steps - 1
            ? bush(x + 36, top - 4, 90, 26, seed + step) + bush(x + width - 40, top - 4, 96, 26, seed + step + 9)
            : ''),
      ),
    )
  })
  return stack(
    ...parts.toReversed(),
    layers(
      rect(520, ground - 70, 160, 70, tone(look.hue, 34, 30)) + rect(500, ground - 80, 200, 12, tone(look.hue, 42, 42)),
      rect(540, ground - 62, 120, 62, '#ffe3ac', `opacity="${(0.24 + light.lamps * 0.7).toFixed(2)}"`) +
        glow(600, ground - 34, 200, '#ffd590', 0.12 + light.lamps * 0.5),
    ),
  )
}
