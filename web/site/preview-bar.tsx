import css from './preview-bar.module.css'

/** Says that this is not the site that visitors see. */
export function PreviewBar({ words }: { words: string }) {
  return (
    <aside className={css.bar} aria-label="Preview">
      <p>{words}</p>
    </aside>
  )
}
