import { watchDays } from './day-prices.ts'

watchDays()
