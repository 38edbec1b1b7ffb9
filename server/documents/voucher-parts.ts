import type { Content } from 'pdfmake/interfaces'
import { sectionTitle, wash } from './pdf-style.ts'

/** A note on a document of a booking that its seller has not confirmed; empty once it is a voucher. */
export const notConfirmed = (isConfirmed: boolean, reason: string): Content =>
  isConfirmed
    ? []
    : {
        margin: [0, 14, 0, 0],
        table: {
          widths: ['*'],
          body: [[{ text: [{ text: 'This is not a voucher. ', bold: true }, reason], fillColor: wash, margin: [10, 6, 10, 6] }]],
        },
        layout: 'noBorders',
      }

/** Texts below each other; `below` is the space under each, in points. */
export const lines = (texts: readonly string[], below: number): Content[] =>
  texts.map((text): Content => ({ text, margin: [0, 2, 0, below] }))

/** A section of texts that stays on one page; nothing without a text. */
export const section = (title: string, texts: readonly string[], below: number): Content[] =>
  texts.length > 0 ? [{ unbreakable: true, stack: [sectionTitle(title), ...lines(texts, below)] }] : []
