import { logoOn } from './logo-picture.ts'
import css from './shop-mark.module.css'

type Props = {
  name: string
  logo: string
  /** The scheme of the page around it, if it is not the device's. */
  scheme?: 'light' | 'dark'
}

/** The agency's logo with its name as alternative text, or its name beside a monogram. */
export function ShopMark({ name, logo, scheme }: Props) {
  if (logo) {
    return (
      <picture className={css.picture}>
        {!scheme && <source media="(prefers-color-scheme: dark)" srcSet={logoOn('dark', logo)} />}
        <img src={logoOn(scheme ?? 'light', logo)} alt={name} height={40} className={css.logo} />
      </picture>
    )
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
