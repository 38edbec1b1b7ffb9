import { fileURLToPath } from 'node:url'
import type * as Pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { packageFile } from '../package-file.ts'

const folder = fileURLToPath(new URL('fonts/', import.meta.url))
const regular = `${folder}inter-regular.otf`
const semibold = `${folder}inter-semibold.otf`

/** The printer is large: loaded with the first document. Nothing is fetched for it, and no file but the fonts is read. */
let printer: ReturnType<typeof loadPrinter> | undefined

async function loadPrinter() {
  const { default: pdfmake }: { default: typeof Pdfmake } = await import(packageFile('pdfmake', 'js/index.js').href)
  // Inter covers the letters of Nigerian names (ẹ ọ ṣ with tone marks, ɓ ɗ ƙ) and the naira sign.
  pdfmake.setFonts({ Inter: { normal: regular, bold: semibold } })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder))
  return pdfmake
}

/** The bytes of a PDF. */
export async function printPdf(document: TDocumentDefinitions): Promise<Buffer> {
  printer ??= loadPrinter()
  return (await printer).createPdf(document).getBuffer()
}

/** Signs that screens use and the font lacks, as the nearest one it has. */
export const printable = (text: string): string => text.replaceAll('⇄', '↔')
