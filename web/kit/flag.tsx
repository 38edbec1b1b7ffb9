import css from './flag.module.css'

/** Currencies that are not named after one country: the union's flag where there is one, none otherwise. */
const shared: Record<string, string | null> = { EUR: 'EU', XOF: null, XAF: null, XCD: null, XPF: null, ANG: 'CW' }

/** The flag of a country by its two-letter code, as a small picture without a name of its own. One that is seen at once is not waited for. */
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

/** The flag that stands for a currency; a blank tile for those that several countries share. */
export function CurrencyFlag({ currency, isAtOnce }: { currency: string; isAtOnce?: boolean }) {
  const country = currency in shared ? shared[currency] : currency.slice(0, 2)
  return country ? <Flag country={country} isAtOnce={isAtOnce} /> : <span className={css.flag} />
}
