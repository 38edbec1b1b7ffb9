import type { LocalDate } from '../../dates.ts'
import type { Weekday } from '../../tours/kinds.ts'
import type { OpeningRule } from './schedule.ts'

const isAmong = (weekdays: readonly Weekday[], weekday: Weekday): boolean => weekdays.length === 0 || weekdays.includes(weekday)

/** Whether a rule applies on a day, which is that weekday. 29 February is a day of leap years only. */
export function appliesOn(rule: OpeningRule, day: LocalDate, weekday: Weekday): boolean {
  switch (rule.kind) {
    case 'day':
      return rule.day === day
    case 'range':
      return day >= rule.from && day <= rule.to && isAmong(rule.weekdays, weekday)
    case 'weekly':
      return (rule.from === null || day >= rule.from) && (rule.to === null || day <= rule.to) && isAmong(rule.weekdays, weekday)
    case 'yearly': {
      const date = day.slice(5)
      const isWithin = rule.from <= rule.to ? date >= rule.from && date <= rule.to : date >= rule.from || date <= rule.to
      return isWithin && isAmong(rule.weekdays, weekday)
    }
  }
}
