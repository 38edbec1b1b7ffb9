import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useCurrency } from '../kit/currency.tsx'
import { CurrencyFlag } from '../kit/flag.tsx'
import { useNumbers } from '../kit/numbers.ts'
import { Panel } from '../kit/panel.tsx'
import list from '../kit/panel-rows.module.css'
import type { loader } from '../screens/lookup/rates.ts'
import css from './currency-picker.module.css'
import bar from './top-bar.module.css'

const rateDigits = { minimumFractionDigits: 2, maximumFractionDigits: 4 }

/** Chooses the currency that prices are shown in; each row says what one unit costs in the agency's. */
export function CurrencyPicker() {
  const numbers = useNumbers()
  const { currency, rate, base, choose } = useCurrency()
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  const [typed, setTyped] = useState('')

  // A rate kept from an earlier visit is replaced by today's.
  const isForeign = currency !== base
  useEffect(() => {
    if (isForeign) load('/lookup/rates')
  }, [isForeign, load])
  const rates = fetcher.data?.rates ?? []
  const today = rates.find((row) => row.currency === currency)?.rate
  useEffect(() => {
    if (isForeign && today && today !== rate) choose({ currency, rate: today })
  }, [isForeign, today, rate, currency, choose])

  const wanted = typed.trim().toLowerCase()
  const rows = rates.filter((row) => `${row.currency} ${row.name} ${row.symbol}`.toLowerCase().includes(wanted))
  const open = () => {
    if (!fetcher.data) load('/lookup/rates')
    setTyped('')
  }
  const face = (
    <>
      <CurrencyFlag currency={currency} isAtOnce />
      {currency}
    </>
  )
  return (
    <Panel
      label="Show prices in"
      width={320}
      button={{ className: bar.tool, 'aria-label': `Prices in ${currency}`, children: face }}
      onOpen={open}
    >
      {(close) => (
        <>
          <div className={css.head}>
            <TextInput
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder="Currency"
              aria-label="Find a currency"
              leftSection={<IconSearch size={16} stroke={1.5} />}
              data-autofocus
            />
          </div>
          <ul className={`${list.rows} ${css.rows}`}>
            {rows.map((row) => (
              <li key={row.currency}>
                <button
                  type="button"
                  className={list.row}
                  aria-pressed={row.currency === currency}
                  onClick={() => {
                    choose({ currency: row.currency, rate: row.rate })
                    close()
                  }}
                >
                  <CurrencyFlag currency={row.currency} />
                  <span className={css.code}>{row.currency}</span>
                  <span className={css.name}>{row.symbol === row.currency ? row.name : `${row.name}, ${row.symbol}`}</span>
                  {row.currency === currency ? (
                    <IconCheck size={16} stroke={1.5} aria-hidden="true" />
                  ) : (
                    row.currency !== base && <span className={css.rate}>{numbers.count(Number(row.rate), rateDigits)}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <p className={css.note}>{noteFor(fetcher.data, base, rows.length)}</p>
        </>
      )}
    </Panel>
  )
}

function noteFor(data: { rates: unknown[]; source: string } | undefined, base: string, found: number): string {
  if (!data) return 'Loading rates…'
  if (data.rates.length === 0) return 'Rates are not available now. Prices stay in the currency shown.'
  if (found === 0) return 'No currency by that name.'
  return `What one unit costs in ${base}. Source: ${data.source}`
}
