import { dice, ellipse, path, tone } from './paint.ts'

/** A palm with its trunk's foot at x, y. */
export function palm(x: number, y: number, size: number, seed: number): string {
  const next = dice(seed)
  const lean = (next() - 0.5) * size * 0.3
  const top = { x: x + lean, y: y - size }
  const trunk = path(
    `M${x - size * 0.035} ${y}Q${x + lean * 0.2} ${y - size * 0.5} ${top.x - size * 0.018} ${top.y}L${top.x + size * 0.018} ${top.y}Q${x + lean * 0.3 + size * 0.04} ${y - size * 0.5} ${x + size * 0.04} ${y}Z`,
    tone(32, 26, 36),
  )
  const fronds = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.98 - (index / 12) * 1.96) - Math.PI / 2
    const reach = size * (0.36 + next() * 0.16)
    const tipX = top.x + Math.cos(angle) * reach
    const tipY = top.y + Math.sin(angle) * reach * 0.62 + reach * 0.34
    const midX = top.x + Math.cos(angle) * reach * 0.55
    const midY = top.y + Math.sin(angle) * reach * 0.62 - reach * 0.12
    return path(
      `M${top.x} ${top.y}Q${midX} ${midY - reach * 0.12} ${tipX} ${tipY}Q${midX} ${midY + reach * 0.09} ${top.x} ${top.y}Z`,
      tone(104 + next() * 26, 34 + next() * 12, 24 + next() * 16),
    )
  })
  return trunk + fronds.join('')
}

/** A round bush, or a hedge when wide. */
export function bush(x: number, y: number, width: number, height: number, seed: number, hue = 115): string {
  const next = dice(seed)
  const count = Math.max(5, Math.round(width / 26))
  return Array.from({ length: count * 2 }, (_, index) => {
    const back = index < count
    const at = x + ((index % count) / (count - 1) - 0.5) * width + (next() - 0.5) * 14
    const tall = height * (0.62 + next() * 0.42)
    return ellipse(
      at,
      y - tall * (back ? 0.62 : 0.32),
      (width / count) * (0.9 + next() * 0.5),
      tall * 0.5,
      tone(hue + next() * 22, 30 + next() * 14, (back ? 23 : 31) + next() * 9),
    )
  }).join('')
}

/** A slim cypress. */
export const cypress = (x: number, y: number, size: number, hue = 130): string =>
  path(
    `M${x} ${y - size}C${x + size * 0.16} ${y - size * 0.5} ${x + size * 0.12} ${y - size * 0.1} ${x} ${y}C${x - size * 0.12} ${y - size * 0.1} ${x - size * 0.16} ${y - size * 0.5} ${x} ${y - size}Z`,
    tone(hue, 28, 24),
  ) +
  path(
    `M${x} ${y - size}C${x + size * 0.16} ${y - size * 0.5} ${x + size * 0.12} ${y - size * 0.1} ${x} ${y}Q${x + size * 0.04} ${y - size * 0.5} ${x} ${y - size}Z`,
    tone(hue, 28, 33),
  )

/** A broad tree of the city. */
export function tree(x: number, y: number, size: number, seed: number): string {
  const next = dice(seed)
  const trunk = path(
    `M${x - size * 0.04} ${y}L${x - size * 0.02} ${y - size * 0.5}L${x + size * 0.02} ${y - size * 0.5}L${x + size * 0.04} ${y}Z`,
    tone(28, 22, 30),
  )
  const crown = Array.from({ length: 16 }, (_, index) => {
    const angle = next() * Math.PI * 2
    const away = Math.sqrt(next()) * size * 0.3
    return ellipse(
      x + Math.cos(angle) * away,
      y - size * 0.68 + Math.sin(angle) * away * 0.8,
      size * 0.17,
      size * 0.14,
      tone(98 + next() * 24, 30 + next() * 10, 24 + (index / 16) * 18),
    )
  })
  return trunk + crown.join('')
}

/** Leaves of a plant in a pot. */
export function potted(x: number, y: number, size: number, seed: number, pot: string): string {
  const next = dice(seed)
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (1.12 + (index / 10) * 0.76)
    const reach = size * (0.55 + next() * 0.35)
    const tipX = x + Math.cos(angle) * reach * 0.8
    const tipY = y - size * 0.3 + Math.sin(angle) * reach
    return path(
      `M${x} ${y - size * 0.28}Q${(x + tipX) / 2 - size * 0.14} ${(y + tipY) / 2 - size * 0.3} ${tipX} ${tipY}Q${(x + tipX) / 2 + size * 0.12} ${(y + tipY) / 2 - size * 0.1} ${x} ${y - size * 0.28}Z`,
      tone(110 + next() * 30, 30, 26 + next() * 16),
    )
  })
  return (
    leaves.join('') +
    path(
      `M${x - size * 0.17} ${y - size * 0.3}L${x + size * 0.17} ${y - size * 0.3}L${x + size * 0.12} ${y}L${x - size * 0.12} ${y}Z`,
      pot,
    )
  )
}
