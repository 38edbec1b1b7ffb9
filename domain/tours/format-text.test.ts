import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatText, type TextBlock } from './format-text.ts'

const plain = (text: string) => ({ text, isBold: false })

test('paragraphs, bold words and lists are recognised', () => {
  expect(formatText('We leave at **five**.\n\nBring:\n- a hat\n- **water**\nSee you')).toEqual<TextBlock[]>([
    { kind: 'paragraph', runs: [plain('We leave at '), { text: 'five', isBold: true }, plain('.')] },
    { kind: 'paragraph', runs: [plain('Bring:')] },
    { kind: 'list', items: [[plain('a hat')], [{ text: 'water', isBold: true }]] },
    { kind: 'paragraph', runs: [plain('See you')] },
  ])
})

test('stars that enclose nothing are text', () => {
  expect(formatText('5 ** 3 and **')).toEqual([{ kind: 'paragraph', runs: [plain('5 ** 3 and **')] }])
})

test('no character of a line without signs is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string().map((text) => text.replaceAll(/[*\n•-]/g, ''))), (lines) => {
      const told = formatText(lines.join('\n')).map((block) =>
        block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '',
      )
      expect(told).toEqual(lines.filter((line) => line.trim() !== ''))
    }),
  )
})
