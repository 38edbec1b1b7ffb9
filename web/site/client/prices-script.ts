import { showChosen } from './chosen-currency.ts'
import { showFares, showRoomPrices } from './found-prices.ts'

// Prices on shared pages: in the visitor's currency, and those from searches. The pages work without them.

showChosen()
for (const show of [showFares, showRoomPrices]) show().then(showChosen, () => undefined)
