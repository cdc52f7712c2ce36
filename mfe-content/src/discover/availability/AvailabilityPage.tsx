import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Container, PageBanner, type Crumb } from '@kaadu/ui';
import styles from './AvailabilityPage.module.css';
import { readAvailabilityQuery } from '@kaadu/travel-ui/trip';
import { ChooseProduct } from './ChooseProduct';
import { ExperiencePicker } from './ExperiencePicker';
import type { AvailabilityData } from './load-availability';
import { ProductMonth } from './ProductMonth';

const home = { name: 'Home', href: paths.home.getHref() };

function trailTo(chosen: ExperienceDetail | null): readonly Crumb[] {
  if (!chosen) return [home];
  const { title, short_name, url, primary_key } = chosen;
  return [home, { name: short_name ?? title, href: paths.experience.getHref(url, primary_key) }];
}

/** Availability of a product by day (§2.1, booking §6). */
export function AvailabilityPage({ data }: { readonly data: AvailabilityData }) {
  const { location } = useNavigation();
  const query = readAvailabilityQuery(new URLSearchParams(location.search));
  const chosen = data.kind === 'product' ? data.experience : null;
  return (
    <>
      <PageBanner
        title={chosen ? `When is ${chosen.title} free?` : 'When is it free?'}
        lead="The rooms and places that are left right now. Prices are final, with GST."
        trail={trailTo(chosen)}
        current="Availability"
      />
      <Container className={styles.page}>
        <ExperiencePicker key={chosen?.primary_key} chosen={chosen} query={query} />
        {data.kind === 'product' ? (
          <ProductMonth data={data} query={query} />
        ) : (
          <ChooseProduct data={data} query={query} />
        )}
      </Container>
    </>
  );
}
