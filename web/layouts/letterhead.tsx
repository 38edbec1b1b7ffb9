import { useSession } from '../session.ts'
import { logoOn } from '../site/shop/logo-picture.ts'
import css from './letterhead.module.css'

/** Only on paper, at the top of every screen: the agency's name and contact. */
export function Letterhead() {
  const agency = useSession()?.agency
  if (!agency) return null
  const { name, logoUrl, phone, email, address } = agency
  return (
    <div className={css.head} aria-hidden="true">
      {logoUrl ? <img src={logoOn('light', logoUrl)} alt="" className={css.logo} /> : <p className={css.name}>{name}</p>}
      <p className={css.contact}>
        {logoUrl && <b>{name}</b>}
        {[phone, email, address].map((line) => line && <span key={line}>{line}</span>)}
      </p>
    </div>
  )
}
