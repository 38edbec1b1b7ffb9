import { pageOf } from '#domain/site/site.ts'
import { themeOf } from '#domain/site/theme.ts'
import { descriptionOf, titleOf } from '../site/page-words.ts'
import { shopIcon } from '../site/shop/shop-icon.ts'
import { useCanvas } from './canvas/canvas-context.ts'
import { pageFactsOf } from './canvas/puck-data.ts'
import { usePuckStore } from './puck.ts'
import css from './share-preview.module.css'
import words from './words.module.css'

/** The lengths at which Google cuts a title and a description. */
const SHOWN = { title: 60, description: 158 }

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text)

/** A preview of the page as a Google result and as a WhatsApp link, while it is edited. */
export function SharePreview() {
  const { shop, page: id, path, address } = useCanvas()
  const facts = usePuckStore(({ appState }) => appState.data.root.props)
  const page = { ...pageOf(shop.site, id), ...pageFactsOf(facts) }
  const title = titleOf({ shop, page, path })
  const description = descriptionOf(page)
  const { host } = new URL(address)
  const { name } = shop.agency
  return (
    <section className={css.preview} aria-label="How it is shown elsewhere">
      <h3 className={words.heading}>In Google</h3>
      <div className={css.google}>
        <p className={css.site}>
          <img src={shopIcon({ settings: shop.site.settings, name }).href} alt="" width={18} height={18} />
          <span>
            {name}
            <span className={css.where}>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
          </span>
        </p>
        <p className={css.title}>{cut(title, SHOWN.title)}</p>
        <p className={css.text}>{cut(description, SHOWN.description) || 'Google takes words from the page.'}</p>
      </div>
      <h3 className={words.heading}>In WhatsApp</h3>
      <div className={css.message}>
        <div className={css.card}>
          {page.sharePicture ? (
            <img src={`${page.sharePicture}/640.webp`} alt="" className={css.picture} />
          ) : (
            <DrawnPicture title={path === '/' ? headlineOf(page) || name : page.title} host={host} />
          )}
          <div className={css.words}>
            <p className={css.linkTitle}>{title}</p>
            {description && <p className={css.linkText}>{description}</p>}
            <p className={css.host}>{host}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The first heading of a page; for the home page the server renders it. */
const headlineOf = ({ blocks }: ReturnType<typeof pageOf>) =>
  blocks.find(({ isVisible, title }) => isVisible && title !== '')?.title ?? ''

/** The picture that the server generates if none is chosen (modules/site/draw-share-image.ts). */
function DrawnPicture({ title, host }: { title: string; host: string }) {
  const { shop } = useCanvas()
  const { light } = themeOf(shop.site.settings)
  return (
    <div className={css.drawn} style={{ background: light['--band'], color: light['--on-band'] }}>
      <p>{shop.agency.name}</p>
      <p className={css.headline}>{title}</p>
      <p>{host}</p>
    </div>
  )
}
