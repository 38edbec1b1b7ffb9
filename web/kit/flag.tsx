import css from './flag.module.css'

/** Currencies that are not named after one country: the union's flag where there is one. */
const unions: Record<string, string> = { EUR: 'EU', ANG: 'CW' }
/** Currencies of several countries without a flag: the sign on their coins. */
const signs: Record<string, string> = { XOF: 'F', XAF: 'F', XPF: 'F', XCD: '$' }

/** The flag of a country by its two-letter code, as a small decorative picture. `eager` loads one above the fold at once. */
export function Flag({ country, isAtOnce = false }: { country: string; isAtOnce?: boolean }) {
  return (
    <img
      className={css.flag}
      src={`/flags/${country.toUpperCase()}.svg`}
      alt=""
      width={18}
      height={12}
      loading={isAtOnce ? 'eager' : 'lazy'}
    />
  )
}

/** The flag of a currency; a tile with its sign for currencies that several countries share. */
export function CurrencyFlag({ currency, isAtOnce }: { currency: string; isAtOnce?: boolean }) {
  const sign = signs[currency]
  if (sign)
    return (
      <span className={css.flag} data-sign="" aria-hidden="true">
        {sign}
      </span>
    )
  return <Flag country={unions[currency] ?? currency.slice(0, 2)} isAtOnce={isAtOnce} />
}
