import css from './preview-bar.module.css'

/** States that this is a preview and not the live site. */
export function PreviewBar({ words }: { words: string }) {
  return (
    <aside className={css.bar} aria-label="Preview">
      <p>{words}</p>
    </aside>
  )
}
