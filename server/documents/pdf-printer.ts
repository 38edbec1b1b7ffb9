import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('fonts/', import.meta.url))
const regular = `${folder}inter-regular.otf`
const semibold = `${folder}inter-semibold.otf`

/** Inter covers the letters of Nigerian names (ẹ ọ ṣ with tone marks, ɓ ɗ ƙ) and the naira sign. */
pdfmake.setFonts({
  Inter: { normal: regular, bold: semibold },
})
// Documents are made of text alone: nothing is fetched, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder))

/** The bytes of a PDF. */
export const printPdf = (document: TDocumentDefinitions): Promise<Buffer> => pdfmake.createPdf(document).getBuffer()

/** Signs that screens use and the font lacks, as the nearest one it has. */
export const printable = (text: string): string => text.replaceAll('⇄', '↔')
