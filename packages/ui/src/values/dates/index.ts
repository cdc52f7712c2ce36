export {
  indianTime,
  isIsoDate,
  longDate,
  shortDate,
  weekdays,
  type IsoDate,
  addDays,
  isoWeekday,
  monthOf,
  weekdayDate,
  weekdayName,
  addMonths,
  today,
  nightsBetween,
  indianDay,
} from './dates';
export { useToday } from './use-today';
