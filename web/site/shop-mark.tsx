import css from './shop-mark.module.css'

/** The agency's logo with its name for the blind, or its name beside a monogram. */
export function ShopMark({ name, logo }: { name: string; logo: string }) {
  if (logo) {
    const src = logo.endsWith('.svg') ? logo : `${logo}/320.webp`
    return <img src={src} alt={name} height={40} className={css.logo} />
  }
  return (
    <span className={css.mark}>
      <span className={css.sign} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={css.name}>{name}</span>
    </span>
  )
}
