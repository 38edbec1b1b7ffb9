import type { Content, CustomTableLayout, StyleDictionary, Watermark } from 'pdfmake/interfaces'

/** Points; A4 is 595 wide. */
export const MARGIN = 40
export const WIDTH = 595.28 - 2 * MARGIN

export const ink = '#1c1f24'
export const quiet = '#5b6470'
export const hairline = '#dfe3e8'
export const wash = '#f4f5f7'

export const styles: StyleDictionary = {
  label: { fontSize: 8, color: quiet },
  code: { fontSize: 30, bold: true, characterSpacing: 2, lineHeight: 1 },
  heading: { fontSize: 12, bold: true },
  tableHead: { fontSize: 8, color: quiet },
  time: { fontSize: 14, bold: true },
  strong: { bold: true },
  small: { fontSize: 8, color: quiet },
}

/** Across every page of a practice tenant's documents. */
export const practiceWatermark: Watermark = { text: 'PRACTICE', color: ink, opacity: 0.1, bold: true }

/** Thin lines between rows, none at the sides. */
export const ruled: CustomTableLayout = {
  hLineWidth: (i) => (i === 0 ? 0 : 0.75),
  vLineWidth: () => 0,
  hLineColor: () => hairline,
  paddingLeft: (i) => (i === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** A section's heading with the space above it. */
export const sectionTitle = (text: string): Content => ({ text, style: 'heading', margin: [0, 14, 0, 3], headlineLevel: 1 })
