import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { addressHere, KeptPart } from './kept-part.tsx'
import { writePlainPage } from './write-plain-page.tsx'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-1.css'), '._card_abcde_1{color:red}._other_abcde_2{color:blue}')
})

const offer = { id: 'off_1' }

interface Asked {
  currency: string
  address: string
  of?: object
  note?: string
}

function pages() {
  const written: string[] = []
  function Card({ currency }: { currency: string }) {
    written.push(currency)
    return (
      <a className="_card_abcde_1" href={`${addressHere}&open=1`}>
        {currency} 12 &amp; up
      </a>
    )
  }
  const write = async ({ currency, address, of = offer, note = '' }: Asked) => {
    const page = (
      <html lang="en">
        <head>
          <link rel="stylesheet" href="/assets/page-1.css" />
        </head>
        <body>
          <p>{note}</p>
          <ul>
            <KeptPart as="li" of={of} by={currency} address={address}>
              <Card currency={currency} />
            </KeptPart>
          </ul>
        </body>
      </html>
    )
    return `${await writePlainPage(page, folder)}`
  }
  return { written, write }
}

const style = '<style data-sheet="/assets/page-1.css">._card_abcde_1{color:red}</style>'
const pageOf = (href: string, currency = 'NGN', note = '') =>
  `<!DOCTYPE html><html lang="en"><head>${style}</head><body><p>${note}</p><ul>` +
  `<li><a class="_card_abcde_1" href="${href}&amp;open=1">${currency} 12 &amp; up</a></li></ul></body></html>`

test('a part is written once for what it is of and depends on, with the address of each page and the styles it needs', async () => {
  const { written, write } = pages()
  expect(await write({ currency: 'NGN', address: '/offers?sort=best' })).toBe(pageOf('/offers?sort=best'))
  expect(await write({ currency: 'NGN', address: '/offers?a="b"&sort=$1' })).toBe(pageOf('/offers?a=&quot;b&quot;&amp;sort=$1'))
  expect(await write({ currency: 'USD', address: '/offers' })).toBe(pageOf('/offers', 'USD'))
  expect(await write({ currency: 'NGN', address: '/offers', of: { id: 'off_1' } })).toBe(pageOf('/offers'))
  expect(written).toEqual(['NGN', 'USD', 'NGN'])
})

test('a text that looks like a mark is a text', async () => {
  const { write } = pages()
  const page = await write({ currency: 'NGN', address: '/offers', note: '<!--part 0-->' })
  expect(page).toBe(pageOf('/offers', 'NGN', '&lt;!--part 0--&gt;'))
})

test('where nothing places it, it is a part like any other', () => {
  const page = (
    <KeptPart as="div" className="list" of={offer} by="">
      <b>A</b>
    </KeptPart>
  )
  expect(renderToStaticMarkup(page)).toBe('<div class="list"><b>A</b></div>')
})
