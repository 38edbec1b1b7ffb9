import { hours } from '../light.ts'
import type { Look } from '../look.ts'
import { circle, dice, ellipse, glow, HEIGHT, type Layers, layers, linear, path, rect, shape, tone, WIDTH } from '../paint.ts'
import { potted } from '../plants.ts'
import { pane } from './pane.ts'

const FLOOR = 600

function tiles(hue: number, seed: number): string {
  const next = dice(seed)
  let drawn = ''
  for (let y = 300; y < FLOOR; y += 50) {
    for (let x = (y / 50) % 2 ? -40 : 0; x < WIDTH; x += 80)
      drawn += rect(x + 1.5, y + 1.5, 77, 47, tone(hue, 14, 80 + next() * 9), 'rx="2"')
  }
  return rect(0, 300, WIDTH, FLOOR - 300, tone(hue, 10, 72)) + drawn
}

const tub = (x: number, y: number): string =>
  ellipse(x + 210, y + 176, 240, 18, '#000', 'opacity=".3"') +
  path(
    `M${x} ${y}Q${x + 10} ${y + 168} ${x + 110} ${y + 172}H${x + 310}Q${x + 410} ${y + 168} ${x + 420} ${y}Q${x + 210} ${y + 34} ${x} ${y}Z`,
    '#fdfdfb',
  ) +
  path(
    `M${x + 250} ${y + 20}Q${x + 410} ${y + 14} ${x + 420} ${y}Q${x + 410} ${y + 168} ${x + 310} ${y + 172}H${x + 250}Z`,
    '#000',
    'opacity=".07"',
  ) +
  ellipse(x + 210, y, 212, 26, '#ffffff') +
  ellipse(x + 210, y + 2, 192, 19, tone(195, 34, 76)) +
  path(
    `M${x + 250} ${y - 8}V${y - 96}Q${x + 250} ${y - 118} ${x + 226} ${y - 118}Q${x + 206} ${y - 118} ${x + 206} ${y - 96}`,
    'none',
    'stroke="#b8955a" stroke-width="9"',
  )

/** A walk-in shower behind glass. */
const shower = (x: number, reflection: string): string =>
  rect(x, 60, 330, 590, '#000', 'opacity=".06"') +
  rect(x + 150, 90, 7, 300, '#b8955a') +
  rect(x + 60, 86, 97, 7, '#b8955a') +
  ellipse(x + 62, 100, 56, 9, '#b8955a') +
  Array.from({ length: 9 }, (_, drop) => rect(x + 14 + drop * 12, 112, 1.6, 330, '#fff', 'opacity=".4"')).join('') +
  rect(x + 130, 330, 46, 16, '#b8955a', 'rx="6"') +
  rect(x, 640, 330, 14, '#000', 'opacity=".16"') +
  rect(x - 6, 40, 12, 616, '#b8955a') +
  rect(x, 40, 330, 612, reflection, 'opacity=".16"') +
  shape(
    [
      [x + 40, 652],
      [x + 190, 40],
      [x + 250, 40],
      [x + 100, 652],
    ],
    '#fff',
    'opacity=".2"',
  ) +
  rect(x + 326, 40, 8, 616, '#b8955a')

/** The bathroom: a tub by the window, or a long mirror over the basin. */
export function bathroom(look: Look): Layers[] {
  const light = hours[look.hour]
  const { seed, hue, wall } = look
  const next = dice(seed + 131)
  const hasTub = look.stars >= 4 || next() < 0.3
  const counter = hasTub ? 690 : 220
  const metal = '#b8955a'
  const mirror = { x: counter + 210, y: 240 }
  const back =
    linear(`bath${seed}`, [
      [0, tone(wall, 14, 92)],
      [1, tone(wall, 14, 84)],
    ]) +
    rect(0, 0, WIDTH, 300, `url(#bath${seed})`) +
    tiles(next() < 0.5 ? hue : wall, seed) +
    linear(`stone${seed}`, [
      [0, tone(wall, 8, 66)],
      [1, tone(wall, 10, 82)],
    ]) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, `url(#stone${seed})`) +
    Array.from({ length: 9 }, (_, index) =>
      path(
        `M${600 + (index - 4) * 160} ${FLOOR}L${600 + (index - 4) * 330} ${HEIGHT}`,
        'none',
        'stroke="#000" stroke-width="1.6" opacity=".12"',
      ),
    ).join('') +
    rect(0, 690, WIDTH, 1.6, '#000', 'opacity=".1"')
  const vanity =
    ellipse(counter + 210, 706, 240, 12, '#000', 'opacity=".26"') +
    rect(counter, 470, 420, 20, '#f8f6f1') +
    rect(counter + 10, 490, 400, 150, tone(26, 36, 40)) +
    [0, 1, 2]
      .map(
        (drawer) =>
          rect(counter + 20 + drawer * 130, 502, 120, 126, '#000', 'opacity=".09"') +
          rect(counter + 56 + drawer * 130, 512, 48, 5, metal),
      )
      .join('') +
    rect(counter + 20, 640, 12, 64, tone(26, 36, 26)) +
    rect(counter + 388, 640, 12, 64, tone(26, 36, 26)) +
    path(
      `M${counter + 130} 440Q${counter + 210} 448 ${counter + 290} 440Q${counter + 280} 472 ${counter + 250} 472H${counter + 170}Q${counter + 140} 472 ${counter + 130} 440Z`,
      '#ffffff',
    ) +
    ellipse(counter + 210, 440, 80, 9, '#e8ecec') +
    path(
      `M${counter + 210} 432V392Q${counter + 210} 380 ${counter + 222} 380H${counter + 240}`,
      'none',
      `stroke="${metal}" stroke-width="8"`,
    ) +
    rect(counter + 320, 420, 26, 50, tone(hue, 34, 52), 'rx="5"') +
    rect(counter + 352, 432, 22, 38, tone(wall, 30, 86), 'rx="5"')
  const towels =
    rect(counter - 74, 330, 60, 7, metal) +
    rect(counter - 70, 334, 52, 150, '#fbf9f5') +
    rect(counter - 70, 446, 52, 12, tone(hue, 36, 56)) +
    rect(counter - 62, 334, 52, 120, '#f1ece4')
  const glass =
    circle(mirror.x, mirror.y, 132, '#f4efe6') +
    circle(mirror.x, mirror.y, 124, tone(205, 18, 78)) +
    shape(
      [
        [mirror.x - 100, mirror.y + 60],
        [mirror.x + 20, mirror.y - 116],
        [mirror.x + 70, mirror.y - 100],
        [mirror.x - 76, mirror.y + 92],
      ],
      '#fff',
      'opacity=".34"',
    )
  const outside = hasTub ? pane(look, light, [130, 90, 400, 330], 'bath') : ''
  const frame = hasTub
    ? rect(118, 78, 424, 12, '#f8f6f1') +
      rect(118, 420, 424, 16, '#f8f6f1') +
      rect(118, 78, 12, 350, '#f8f6f1') +
      rect(530, 78, 12, 350, '#f8f6f1')
    : ''
  return [
    layers(back, outside),
    layers(frame),
    layers('', circle(mirror.x, mirror.y, 146, '#fff3d4', 'opacity=".9"') + glow(mirror.x, mirror.y, 330, '#ffe9bd', 0.55)),
    layers(glass + towels + vanity),
    layers(hasTub ? tub(120, 540) : shower(780, light.sky[1])),
    layers(potted(1130, 700, 200, seed + 4, tone(hue, 20, 46))),
  ]
}
