import css from './prose.module.css'

/** A text as it was typed: an empty line starts a paragraph, lines that start with a dash are a list. */
export function Prose({ text }: { text: string }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  if (parts.length === 0) return null
  return (
    <div className={css.prose}>
      {parts.map((part, at) => (
        <Part key={at} lines={part.split('\n').map((line) => line.trim())} />
      ))}
    </div>
  )
}

function Part({ lines }: { lines: string[] }) {
  if (!lines.every((line) => line.startsWith('- '))) return <p>{lines.join('\n')}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  )
}
