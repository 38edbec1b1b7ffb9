import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useCurrency } from '../kit/currency.tsx'
import { CurrencyFlag } from '../kit/flag.tsx'
import { lazyChunk } from '../kit/lazy-chunk.tsx'
import { Panel } from '../kit/panel.tsx'
import type { loader } from '../screens/lookup/rates.ts'
import bar from './top-bar.module.css'

const CurrencyList = lazyChunk(() => import('./currency-list.tsx').then((module) => module.CurrencyList))

/** Chooses the currency in which prices are shown; each row has the price of one unit in the agency's. */
export function CurrencyPicker() {
  const { currency, rate, base, choose } = useCurrency()
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher

  // A saved rate of an earlier visit is replaced by today's.
  const isForeign = currency !== base
  useEffect(() => {
    if (isForeign) load('/lookup/rates')
  }, [isForeign, load])
  const today = fetcher.data?.rates.find((row) => row.currency === currency)?.rate
  useEffect(() => {
    if (isForeign && today && today !== rate) choose({ currency, rate: today })
  }, [isForeign, today, rate, currency, choose])

  const open = () => {
    if (!fetcher.data) load('/lookup/rates')
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
      button={{
        className: bar.tool,
        'aria-label': `Prices in ${currency}`,
        onFocus: CurrencyList.ready,
        onPointerEnter: CurrencyList.ready,
        children: face,
      }}
      onOpen={open}
    >
      {(close) => <CurrencyList data={fetcher.data} onDone={close} />}
    </Panel>
  )
}
