/** Minutes of an ISO 8601 duration such as `P1DT2H30M`. */
export function durationMinutes(duration: string): number {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration)
  const [days = 0, hours = 0, minutes = 0] = (found ?? []).slice(1).map((part) => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes
}
