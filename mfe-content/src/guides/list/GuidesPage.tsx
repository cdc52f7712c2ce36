import { paths, site } from '@kaadu/contracts';
import { ButtonLink, Card, CardBody, CardLink, CardMedia, Container, EmptyState, Picture } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { TileGrid } from '../../shared/tiles/TileGrid/TileGrid';
import { guidesTrail, type Guides } from './load-guides';
import styles from './GuidesPage.module.css';

/** Every travel guide. */
export function GuidesPage({ data: guides }: { readonly data: Guides }) {
  return (
    <>
      <PageBanner
        accent="Before you go"
        title="Travel guides"
        lead={`When to go, how to get there from ${site.city}, what to do, and the months to stay away.`}
        trail={guidesTrail}
        current="Guides"
      />
      <Container className={styles.page}>
        {guides.length === 0 ? (
          <EmptyState
            title="No guides yet"
            actions={<ButtonLink href={paths.experiences.getHref()}>Explore Experiences</ButtonLink>}
          >
            <p>We are writing the first ones.</p>
          </EmptyState>
        ) : (
          <TileGrid label="Guides">
            {guides.map((guide, index) => (
              <Card key={guide.primary_key}>
                <CardMedia>
                  <Picture
                    image={guide.card_image}
                    preset="card"
                    priority={index === 0 ? 'high' : undefined}
                    decorative
                  />
                </CardMedia>
                <CardBody>
                  <p className={styles.place}>{guide.destination.name}</p>
                  <h2 className={styles.title}>
                    <CardLink href={paths.guide.getHref(guide.url, guide.primary_key)}>
                      {guide.title}
                    </CardLink>
                  </h2>
                  <p className={styles.text}>{guide.summary}</p>
                </CardBody>
              </Card>
            ))}
          </TileGrid>
        )}
      </Container>
    </>
  );
}
