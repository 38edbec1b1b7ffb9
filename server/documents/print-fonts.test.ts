import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import anyAscii from 'any-ascii'
import { describe, expect, it, test } from 'vitest'
import { printFonts, runsOf } from './print-fonts.ts'
import { printInFonts } from './print-in-fonts.ts'

const require = createRequire(import.meta.resolve('pdfmake'))
const fileOf = (name: string) => require('fontkit').openSync(fileURLToPath(new URL(`fonts/${name}`, import.meta.url)))

test.each(printFonts)('the files of $name have every character of its ranges', ({ normal, bold, covers }) => {
  const files = [fileOf(normal), fileOf(bold)]
  const missing: string[] = []
  for (let code = 0x20; code < 0x20_000; code += 1) {
    const character = String.fromCodePoint(code)
    if (/\p{Cn}|\p{Cs}/u.test(character) || !covers.test(character)) continue
    if (!files.every((file) => file.hasGlyphForCodePoint(code))) missing.push(`U+${code.toString(16)} ${character}`)
  }
  expect(missing).toEqual([])
})

describe('a text of a document', () => {
  it.each([
    'Adéwálé Ọláṣubọ̀mí, Ǹkẹ́chi Ɓala Ɗanjuma Ƙwari',
    'NGN 1,284,500.00 or ₦1,284,500.00 · 07:40–14:05 — “Deluxe”',
    'Łukasz Šťastný, Þórður, Nguyễn Thị Hồng',
  ])('is not split when Inter has all of it: %s', (text) => expect(runsOf(text, anyAscii)).toBeNull())

  it.each([
    ['Late 🎉 arrival', [{ text: 'Late ' }, { text: '🎉', font: 'Emoji' }, { text: ' arrival' }]],
    ['👨‍👩‍👧 ✈️', [{ text: '👨‍👩‍👧', font: 'Emoji' }, { text: ' ' }, { text: '✈', font: 'Emoji' }]],
    ['🇳🇬👍🏾', [{ text: '🇳🇬👍🏾', font: 'Emoji' }]],
    ['Ольга', [{ text: 'Ольга', font: 'Greek and Cyrillic' }]],
    [
      'Ξενοδοχείο Αθήνα',
      [{ text: 'Ξενοδοχείο', font: 'Greek and Cyrillic' }, { text: ' ' }, { text: 'Αθήνα', font: 'Greek and Cyrillic' }],
    ],
    // pdfmake lays words out from left to right.
    ['فندق النيل', [{ text: 'النيل فندق', font: 'Arabic' }]],
    ['東京 Hotel', [{ text: 'DongJing Hotel' }]],
    ['Lagos ⇄ London', [{ text: 'Lagos ↔ London' }]],
  ])('%s uses fonts that have its characters', (text, runs) => expect(runsOf(text, anyAscii)).toEqual(runs))

  it('keeps its style at any depth', () => {
    const document = {
      content: [{ stack: ['🎉'] }, { ul: [{ text: [{ text: 'Hi 🎉', bold: true }] }] }, { table: { body: [['✈']] } }],
    }
    printInFonts(document, anyAscii)
    expect(document).toEqual({
      content: [
        { stack: [{ text: [{ text: '🎉', font: 'Emoji' }] }] },
        {
          ul: [
            {
              text: [
                { text: 'Hi ', bold: true },
                { text: '🎉', bold: true, font: 'Emoji' },
              ],
            },
          ],
        },
        { table: { body: [[{ text: [{ text: '✈', font: 'Emoji' }] }]] } },
      ],
    })
  })
})
