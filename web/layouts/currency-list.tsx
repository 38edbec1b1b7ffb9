import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useCurrency } from '../kit/currency.tsx'
import { CurrencyFlag } from '../kit/flag.tsx'
import { TextInput } from '../kit/form/text-input.tsx'
import { useMarked } from '../kit/form/use-marked.ts'
import { useNumbers } from '../kit/numbers.ts'
import list from '../kit/panel-rows.module.css'
import type { loader } from '../screens/lookup/rates.ts'
import css from './currency-picker.module.css'

type Rates = Awaited<ReturnType<typeof loader>>
type Rate = Rates['rates'][number]

const rateDigits = { minimumFractionDigits: 2, maximumFractionDigits: 4 }

/** The rates that match a text; a code with this prefix comes first. */
function ratesFor(typed: string, rates: readonly Rate[]): Rate[] {
  const wanted = typed.trim().toLowerCase()
  const isNamed = ({ currency }: Rate) => currency.toLowerCase().startsWith(wanted)
  return rates
    .filter(({ currency, name, symbol }) => `${currency} ${name} ${symbol}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}

/** Currencies to choose from, by what is typed. `data` is undefined until the rates are there. */
export function CurrencyList({ data, onDone }: { data: Rates | undefined; onDone: () => void }) {
  const numbers = useNumbers()
  const { currency, base, choose } = useCurrency()
  const [typed, setTyped] = useState('')
  const rows = ratesFor(typed, data?.rates ?? [])
  const take = (row: Rate | undefined) => {
    if (row) choose({ currency: row.currency, rate: row.rate })
    onDone()
  }
  const marked = useMarked({
    query: typed,
    count: rows.length,
    // Enter in an empty field changes nothing.
    start: typed === '' ? rows.findIndex((row) => row.currency === currency) : 0,
    onTake: (at) => take(rows[at]),
  })
  return (
    <>
      <div className={css.head}>
        <TextInput
          {...marked.typing}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="Currency"
          aria-label="Find a currency"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          // It is loaded after its panel was opened.
          autoFocus
        />
      </div>
      {/* Keeps the focus in the field: a press selects an option, it does not focus it. */}
      <div
        id={marked.id}
        role="listbox"
        tabIndex={-1}
        aria-label="Currencies"
        className={`${list.rows} ${css.rows}`}
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((row, index) => (
          <button
            key={row.currency}
            id={marked.optionId(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === marked.at}
            className={list.row}
            onClick={() => take(row)}
          >
            <CurrencyFlag currency={row.currency} />
            <span className={css.code}>{row.currency}</span>
            <span className={css.name}>{row.symbol === row.currency ? row.name : `${row.name}, ${row.symbol}`}</span>
            {row.currency === currency ? (
              <IconCheck size={16} stroke={1.5} role="img" aria-label="chosen" />
            ) : (
              row.currency !== base && <span className={css.rate}>{numbers.count(Number(row.rate), rateDigits)}</span>
            )}
          </button>
        ))}
      </div>
      <p className={css.note}>{noteFor(data, base, rows.length)}</p>
    </>
  )
}

function noteFor(data: Rates | undefined, base: string, found: number): string {
  if (!data) return 'Loading rates…'
  if (data.rates.length === 0) return 'Rates are not available now. Prices stay in the currency shown.'
  if (found === 0) return 'No currency by that name.'
  return `What one unit costs in ${base}. Source: ${data.source}`
}
