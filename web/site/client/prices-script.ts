import { showChosen } from './chosen-currency.ts'
import { showFares, showRoomPrices } from './found-prices.ts'

// Prices of pages that everybody shares: in the visitor's currency, and those that searches found. The pages stand without them.

showChosen()
for (const show of [showFares, showRoomPrices]) show().then(showChosen, () => undefined)
