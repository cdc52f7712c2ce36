import { Button } from '@kaadu/ui';
import { useToday } from '@kaadu/ui/dates';
import type { TripDates } from '@kaadu/travel-ui/trip';
import { nextWeekends } from './next-weekends';
import { useSharedText } from '../messages';
import styles from './WeekendButtons.module.css';

interface WeekendButtonsProps {
  readonly chosen: TripDates;
  readonly onChoose: (dates: TripDates) => void;
}

const names = ['thisWeekend', 'nextWeekend'] as const;

/** Buttons that choose both dates of a weekend. Without JavaScript there are none. */
export function WeekendButtons({ chosen, onChoose }: WeekendButtonsProps) {
  const t = useSharedText();
  const today = useToday();
  const weekends = today === null ? null : nextWeekends(today);
  return (
    <div className={styles.buttons}>
      {names.map((name, index) => {
        const weekend = weekends?.[index];
        return (
          <Button
            key={name}
            size="sm"
            variant="outline"
            aria-pressed={weekend?.from === chosen.from && weekend.to === chosen.to}
            onClick={() => weekend && onChoose(weekend)}
          >
            {t(name)}
          </Button>
        );
      })}
    </div>
  );
}
