import css from './preview-bar.module.css'

/** Says that this is not the site that visitors see. */
export function PreviewBar({ words }: { words: string }) {
  return (
    <p className={css.bar} role="note">
      {words}
    </p>
  )
}
