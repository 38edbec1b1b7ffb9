/** A piece of a line. */
export interface TextRun {
  text: string
  isBold: boolean
}

/** A paragraph, or a list with its items. */
export type TextBlock = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'list'; items: TextRun[][] }

/** Words between two stars; `5 ** 3` is none. */
const BOLD = /\*\*(\S|\S[^*]*\S)\*\*/

/** A captured group of `split` has every second place. */
const runsOf = (line: string): TextRun[] =>
  line
    .split(BOLD)
    .map((text, at) => ({ text, isBold: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

const ITEM = /^\s*[-•]\s+/

/** Text with `**bold**` words and lists of lines that begin with `- `; each other line is a paragraph. */
export function formatText(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isAfterItem = false
  for (const line of text.split('\n')) {
    const isItem = ITEM.test(line)
    const last = blocks.at(-1)
    if (isItem && isAfterItem && last?.kind === 'list') last.items.push(runsOf(line.replace(ITEM, '')))
    else if (isItem) blocks.push({ kind: 'list', items: [runsOf(line.replace(ITEM, ''))] })
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', runs: runsOf(line) })
    isAfterItem = isItem
  }
  return blocks
}
