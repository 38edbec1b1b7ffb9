import { formatText, type TextRun } from '#domain/tours/format-text.ts'

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, isBold }, at) => {
    const key = `${at} ${text}`
    return isBold ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>
  })

const wordsOf = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('')

/** Text with paragraphs, lists and bold words. */
export const FormattedText = ({ text }: { text: string }) =>
  formatText(text).map((block, at) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={`${at} ${wordsOf(block.runs)}`}>
          <Runs runs={block.runs} />
        </p>
      )
    }
    return (
      <ul key={`${at} ${wordsOf(block.items.flat())}`}>
        {block.items.map((runs, place) => (
          <li key={`${place} ${wordsOf(runs)}`}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    )
  })
