import { blend } from '../../hash.ts'
import type { StaySupplier } from '../catalogue/suppliers.ts'
import { chance } from '../world/draw.ts'
import type { Kind } from '../world/kinds.ts'
import type { Property } from '../world/property.ts'

export type Board = 'room_only' | 'breakfast' | 'half_board' | 'full_board' | 'all_inclusive'
export type PaymentType = 'pay_now' | 'deposit' | 'guarantee'
export type Refund = 'none' | 'partial' | 'moderate' | 'flexible'

export interface RatePlan {
  board: Board
  refund: Refund
  payment: PaymentType
}

/** The probability of each board basis, by kind. */
const boardShares: Record<Kind, Readonly<Record<Board, number>>> = {
  hotel: { room_only: 0.86, breakfast: 0.88, half_board: 0.2, full_board: 0.04, all_inclusive: 0 },
  resort: { room_only: 0.12, breakfast: 0.74, half_board: 0.52, full_board: 0.26, all_inclusive: 0.56 },
  aparthotel: { room_only: 1, breakfast: 0.24, half_board: 0, full_board: 0, all_inclusive: 0 },
  guest_house: { room_only: 0.5, breakfast: 0.82, half_board: 0.12, full_board: 0, all_inclusive: 0 },
  lodge: { room_only: 0.06, breakfast: 0.42, half_board: 0.5, full_board: 0.66, all_inclusive: 0.36 },
  hostel: { room_only: 1, breakfast: 0.3, half_board: 0, full_board: 0, all_inclusive: 0 },
  villa: { room_only: 0.9, breakfast: 0.3, half_board: 0.08, full_board: 0.06, all_inclusive: 0 },
}

/** US cents for a person and a night in a three-star property of a city of price 1. */
export const boardPrices: Record<Board, number> = {
  room_only: 0,
  breakfast: 700,
  half_board: 2_100,
  full_board: 3_400,
  all_inclusive: 5_200,
}

interface Term {
  refund: Refund
  payment: PaymentType
  /** Share of properties that sell on these terms. */
  share: number
}

const terms: readonly Term[] = [
  { refund: 'none', payment: 'pay_now', share: 0.82 },
  { refund: 'flexible', payment: 'pay_now', share: 0.72 },
  { refund: 'moderate', payment: 'pay_now', share: 0.36 },
  { refund: 'partial', payment: 'deposit', share: 0.24 },
  { refund: 'flexible', payment: 'guarantee', share: 0.34 },
]

/** Relative to the flexible price. */
export const refundPrices: Record<Refund, number> = { none: 0.87, partial: 0.94, moderate: 0.97, flexible: 1 }
export const paymentPrices: Record<PaymentType, number> = { pay_now: 1, deposit: 1.01, guarantee: 1.03 }

/** The deposit's share of the total. */
export const DEPOSIT = 0.3

const isBoard = (name: string): name is Board => Object.hasOwn(boardPrices, name)
const allBoards = Object.keys(boardPrices).filter(isBoard)

/** The terms at which a property sells its rooms through a supplier; the order is part of a rate's id. */
export function ratePlansOf({ kind, seed, rooms, test }: Property, { number }: StaySupplier): RatePlan[] {
  if (test === 'scenarios') return rooms.flatMap(({ scenario }) => scenario ?? [])
  const boards = allBoards.filter((board) => chance(seed, board) < boardShares[kind][board])
  const own = blend(seed, number)
  const sold = terms.filter(({ refund, payment, share }) => chance(own, `${refund} ${payment}`) < share)
  const [first] = terms
  const usual = sold.length > 0 || first === undefined ? sold : [first]
  return (boards.length > 0 ? boards : allBoards.slice(1, 2)).flatMap((board) =>
    usual.map(({ refund, payment }) => ({ board, refund, payment })),
  )
}
