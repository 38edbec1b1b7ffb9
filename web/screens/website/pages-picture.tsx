import { href, Link } from 'react-router'
import css from './pages-picture.module.css'

/** The home page of the draft, small. It leads to the editor. */
export const PagesPicture = ({ revision }: { revision: number }) => (
  <div className={css.picture}>
    <iframe
      key={revision}
      src={`${href('/website/picture')}?revision=${revision}`}
      title="The home page of the draft"
      className={css.frame}
      tabIndex={-1}
      loading="lazy"
    />
    <Link to={href('/templating/edit/:page', { page: 'home' })} className={css.cover} aria-label="Edit the home page" />
  </div>
)
