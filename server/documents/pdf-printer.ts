import { fileURLToPath } from 'node:url'
import type * as Pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { packageFile } from '../package-file.ts'
import { printFonts } from './print-fonts.ts'
import { printInFonts } from './print-in-fonts.ts'

const folder = fileURLToPath(new URL('fonts/', import.meta.url))

/** The printer is large, so it is loaded with the first document. It fetches nothing and reads no files except the fonts. */
let printer: ReturnType<typeof loadPrinter> | undefined

async function loadPrinter() {
  const [{ default: pdfmake }, { default: inLatin }]: [{ default: typeof Pdfmake }, { default: (text: string) => string }] =
    await Promise.all([import(packageFile('pdfmake', 'js/index.js').href), import('any-ascii')])
  pdfmake.setFonts(
    Object.fromEntries(
      printFonts.map(({ name, normal, bold }) => [name, { normal: `${folder}${normal}`, bold: `${folder}${bold}` }]),
    ),
  )
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder))
  return { pdfmake, inLatin }
}

/** The bytes of a PDF. */
export async function printPdf(document: TDocumentDefinitions): Promise<Buffer> {
  printer ??= loadPrinter()
  const { pdfmake, inLatin } = await printer
  const { footer } = document
  printInFonts(document, inLatin)
  if (typeof footer !== 'function') return pdfmake.createPdf(document).getBuffer()
  const inFonts: typeof footer = (...page) => {
    const foot = footer(...page)
    printInFonts(foot, inLatin)
    return foot
  }
  return pdfmake.createPdf({ ...document, footer: inFonts }).getBuffer()
}
