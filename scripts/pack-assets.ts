import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const texts = /\.(?:js|css|svg|json|txt)$/
/** Smaller ones gain nothing. Bytes. */
const WORTH_IT = 512
/** The step from 5, which answers are packed with, takes 6 % off; the one to 11 takes 2 % more and twice as long. */
const QUALITY = 10

/** Packs every text under a folder once, beside itself (`a.js.br`), so that the server never does. */
export async function packAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && texts.test(file.name))
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const text = await readFile(path)
        if (text.length < WORTH_IT) return
        const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        await writeFile(`${path}.br`, await brotli(text, { params }))
      }),
  )
}
