import { portalColor } from '#domain/defaults.ts'

/**
 * Colours by meaning, `[light, dark]`. Text tones have at least 4.5:1 on `page`, `surface` and their own soft tone. `ink` is for text, `ink-2` for
 * explanations, `ink-3` for hints; `line` separates, `line-2` is the border of inputs.
 */
export const tokens: Record<string, [light: string, dark: string]> = {
  page: ['#ffffff', '#10141a'],
  surface: ['#f7f8fa', '#0c1015'],
  raised: ['#ffffff', '#171c24'],
  sunken: ['#f1f3f6', '#0c1015'],
  hover: ['#f3f5f8', '#1c222b'],
  selected: ['#eaf2ff', '#13233f'],
  line: ['#e5e8ee', '#262d38'],
  'line-2': ['#d0d6e0', '#38414f'],
  ink: ['#161b23', '#e8ebf0'],
  'ink-2': ['#4f5969', '#a7b0be'],
  'ink-3': ['#687285', '#8791a1'],
  accent: [portalColor, '#0f6dff'],
  'accent-hover': ['#0059dd', '#4d92ff'],
  'accent-ink': ['#0059dd', '#7db0ff'],
  'accent-soft': ['#eaf2ff', '#13233f'],
  'on-accent': ['#ffffff', '#ffffff'],
  // Buttons; a storefront has its own colour for them.
  action: ['var(--accent)', 'var(--accent)'],
  'action-hover': ['var(--accent-hover)', 'var(--accent-hover)'],
  'on-action': ['var(--on-accent)', 'var(--on-accent)'],
  good: ['#0c6b3b', '#4fce8c'],
  'good-soft': ['#e6f6ed', '#0f2a1d'],
  warn: ['#8f5600', '#f0b34a'],
  'warn-soft': ['#fff3dc', '#30230c'],
  bad: ['#c02a2a', '#ff8582'],
  'bad-soft': ['#fdecec', '#361719'],
  quiet: ['#4f5969', '#a7b0be'],
  'quiet-soft': ['#eff1f4', '#20262f'],
  info: ['#0059dd', '#7db0ff'],
  'info-soft': ['#eaf2ff', '#13233f'],
  // The practice tenant: no other state has this colour.
  practice: ['#6d28d9', '#b9a2ff'],
  'practice-soft': ['#f3eeff', '#241a3d'],
  skeleton: ['#eceff3', '#1f2630'],
  scrim: ['rgb(16 20 26 / 0.44)', 'rgb(0 0 0 / 0.62)'],
  'shadow-float': [
    '0 2px 6px rgb(16 20 26 / 0.08), 0 10px 28px rgb(16 20 26 / 0.10)',
    '0 0 0 1px #262d38, 0 12px 32px rgb(0 0 0 / 0.5)',
  ],
}

const declared = (at: 0 | 1) =>
  Object.entries(tokens)
    .map(([name, values]) => `--${name}:${values[at]}`)
    .join(';')

/** The tokens as a stylesheet; a storefront's own override them (`layouts/shop-tokens.ts`). */
export const tokenRules = `:root[data-mantine-color-scheme=light]{${declared(0)}}:root[data-mantine-color-scheme=dark]{${declared(1)}}`
