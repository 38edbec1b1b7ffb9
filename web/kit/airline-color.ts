/** Main colours of the airlines that are sold most from West Africa; others get a colour derived from their code. */
const known: Record<string, string> = {
  AF: '#002157',
  AT: '#b80c2f',
  BA: '#01295c',
  DL: '#9b1631',
  EK: '#c8102e',
  ET: '#1b7a3e',
  EY: '#8f6f2e',
  HF: '#e0541b',
  KL: '#0a8fc7',
  KP: '#20418f',
  KQ: '#b5121b',
  LH: '#05164d',
  LX: '#c8001e',
  MS: '#10306a',
  P4: '#8a1538',
  QR: '#5c0632',
  RW: '#00529b',
  SA: '#1f3b7d',
  TK: '#c70a0c',
  UA: '#0033a0',
  VS: '#8f0a3c',
  W3: '#0d5c3f',
}

/** Background and text colour of an airline's monogram; the text is white or ink, whichever has more contrast. */
export function airlineColor(code: string): { fill: string; ink: string } {
  const name = code.toUpperCase()
  const fill = known[name] ?? fromCode(name)
  return { fill, ink: luminance(fill) > 0.32 ? '#161b23' : '#ffffff' }
}

const hues = ['#1d4f91', '#7a2e5d', '#0f6b5c', '#8a4b12', '#47307f', '#8c2332', '#2f6b1f', '#0c5f7a', '#6a4a2b', '#3c4a5e']

function fromCode(code: string): string {
  let sum = 7
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return hues[sum % hues.length] ?? '#3c4a5e'
}

/** Relative luminance (WCAG 2.2) of a `#rrggbb` colour, 0 to 1. */
function luminance(hex: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
